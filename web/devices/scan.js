// What reads QR codes; loaded when somebody wants to scan.
//
//   hindrance()                 why there can be no camera; empty: none known
//   createScan(video, watcher)  by the camera: { stop }
//   readPicture(blob)           a promise of { fault, text }
//   choosePicture(told)         within a tap
//   watchPictures(told)         what is dropped or pasted, until the answer is called

export { createScan, hindrance } from './camera.js';
export { choosePicture, readPicture, watchPictures } from './picture.js';

// Names that scripts with a thread of their own find there.

/** assets/js/computer.worker.js leaves it for boot/python.js. */
declare var sy: import('./boot/types').PythonStart | undefined;

interface Release {
  version: string;
  build: string;
  /** Sizes and SHA-256 digests by name. */
  files: Record<string, [size: number, digest: string]>;
}

/** The build writes it in front of sw.js. */
declare const RELEASE: Release;

/** What a browser answers by itself; TypeScript does not know it yet. */
interface RouterRule {
  condition: { urlPattern: URLPatternInit };
  source: { cacheName: string };
}

interface ExtendableEvent {
  addRoutes?(rules: RouterRule[]): Promise<void>;
}

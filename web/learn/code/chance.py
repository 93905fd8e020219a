class Chance:
    def choose(self, view, legal, rng, budget):
        return rng.choice(legal)

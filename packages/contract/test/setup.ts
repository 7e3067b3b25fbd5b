import fc from "fast-check";

// A fixed seed, so that every run uses the same cases.
fc.configureGlobal({ seed: 1 });

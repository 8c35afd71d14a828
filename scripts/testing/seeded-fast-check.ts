import fc from 'fast-check';

/** What fast-check's tests are given in its place (vitest.config.ts): where a run has a seed, every property tries the same cases (decision 0353). */
const seed = process.env['PROPERTY_SEED'];
if (seed !== undefined) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(seed) });

export default fc;

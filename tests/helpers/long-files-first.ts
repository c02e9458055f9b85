import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that start apps or render videos: a minute or more each. */
const isLong =
  /\/tests\/|\/studio\/(alignment|compose|face|greenscreen|house-format|presenter|speech)\/[^/]+$/;

/** Begins long files before the others of their group, so that none is left to run alone at the end. */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const long = sorted.filter(({ moduleId }) => isLong.test(moduleId));
    return [...long, ...sorted.filter((file) => !long.includes(file))];
  }
}

/** A part of a photo, in shares of its width and height. */
export type Region = { left: number; top: number; right: number; bottom: number };
export type InterestPoint = { x: number; y: number };

/** Where to look in a photo. */
export type Interest = {
  /** What must stay visible: the faces, else the parts that stand out. */
  region: Region;
  /** The most interesting first. */
  points: readonly InterestPoint[];
};

/** A photo on disk, upright, with what was found in it. */
export type Photo = { path: string; width: number; height: number; interest: Interest; text: string };

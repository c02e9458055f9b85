import type { FrameOrder } from '../../illustration/frame/frame-plan.ts';
import type { CameraPath } from '../camera/camera-path.ts';
import type { MouthStates } from '../life/mouth-states.ts';
import type { PersonLife } from '../life/person-life.ts';

export type LivingPerson = { characterId: string; life: PersonLife; mouth: MouthStates | null };
/** A drawing that several shots may show; its people move throughout the scene. */
export type LivingPicture = { order: FrameOrder; persons: LivingPerson[] };
/** Shows a picture in the frames [from, to); the camera's frames count from `from`. */
export type DrawnShot = { from: number; to: number; picture: number; camera: CameraPath };

/** A drawn scene with all its movements, as plain data. */
export type DrawnScene = { pictures: LivingPicture[]; shots: DrawnShot[] };

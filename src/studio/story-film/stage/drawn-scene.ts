import type { FrameOrder } from '../../illustration/frame/frame-plan.ts';
import type { CameraPath } from '../camera/camera-path.ts';
import type { MouthStates } from '../life/mouth-states.ts';
import type { PersonLife } from '../life/person-life.ts';

export type LivingPerson = { characterId: string; life: PersonLife; mouth: MouthStates | null };

/** A drawn scene with everything that moves in it, as plain data. */
export type DrawnScene = { order: FrameOrder; camera: CameraPath; persons: LivingPerson[] };

import { giveRoles } from '../casting.ts';
import type { Camera, CastMember, Prop } from '../frame-plan.ts';
import type { Stage } from '../stage.ts';
import { placeFloorProduct, standsOnFloor } from './place-floor-product.ts';
import { asPlaced, placeThings } from './place-things.ts';
import { withoutShown } from './without-shown.ts';

/** The products that no one in the frame holds, then the other things in the sentence. */
export function placeLooseThings(stage: Stage, cast: CastMember[], camera: Camera): Prop[] {
  const { loose, things } = giveRoles(stage);
  const plainProducts = loose.filter(({ look }) => !look);
  const props = placeFloorProduct(stage, plainProducts, cast, camera);
  // A runner passes no table, and running clothes are worn.
  const tabletopProducts =
    cast.length > 2 ? [] : plainProducts.filter((product) => !standsOnFloor(product)).slice(0, 1);
  const more = loose.flatMap((thing) => (thing.look ? [{ thing, look: thing.look, count: 1 }] : []));
  const unshownThings = withoutShown([...tabletopProducts.map(asPlaced), ...things, ...more], cast).filter(
    ({ look }) => !(stage.indoor && outdoorThings.has(look.artwork) && cast.length > 0),
  );
  return [...props, ...placeThings(stage, unshownThings, cast, { props, camera })];
}

/** A bus that is only spoken of does not stand in a room, and a campfire does not burn there. */
const outdoorThings: ReadonlySet<string> = new Set(
  `fire tent camping bus minibus delivery-truck tractor tram-car taxi ambulance fire-engine police-car pickup-truck
  articulated-lorry racing-car helicopter forklift excavator crane`.split(/\s+/u),
);

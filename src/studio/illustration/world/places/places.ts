import type { Setting } from '../../../story/story.ts';
import { airport } from './airport.ts';
import { barn } from './barn.ts';
import { bathroom } from './bathroom.ts';
import { bakery } from './bakery.ts';
import { beach } from './beach.ts';
import { bedroom } from './bedroom.ts';
import { cafe } from './cafe.ts';
import { car } from './car.ts';
import { classroom } from './classroom.ts';
import { field } from './field.ts';
import { forest } from './forest.ts';
import { garage } from './garage.ts';
import { gym } from './gym.ts';
import { hospital } from './hospital.ts';
import { kitchen } from './kitchen.ts';
import { library } from './library.ts';
import { livingRoom } from './living-room.ts';
import { market } from './market.ts';
import { meetingRoom } from './meeting-room.ts';
import { mountains } from './mountains.ts';
import { office } from './office.ts';
import { park } from './park.ts';
import { restaurant } from './restaurant.ts';
import { rooftop } from './rooftop.ts';
import { shop } from './shop.ts';
import { stage } from './stage.ts';
import { street } from './street.ts';
import { studio } from './studio.ts';
import { supermarket } from './supermarket.ts';
import { train } from './train.ts';
import { workshop } from './workshop.ts';
import { salon } from './salon.ts';
import { gallery } from './gallery.ts';
import { dentist } from './dentist.ts';
import { warehouse } from './warehouse.ts';
import { church } from './church.ts';
import { pool } from './pool.ts';
import { pitch } from './pitch.ts';
import { track } from './track.ts';
import { harbour } from './harbour.ts';
import { boat } from './boat.ts';
import { lake } from './lake.ts';
import { lobby } from './lobby.ts';
import type { Place } from './place.ts';

export const places: Record<Setting, Place> = {
  lobby,
  boat,
  lake,
  kitchen,
  'living-room': livingRoom,
  bedroom,
  bathroom,
  office,
  'meeting-room': meetingRoom,
  cafe,
  restaurant,
  shop,
  bakery,
  library,
  supermarket,
  gym,
  classroom,
  hospital,
  workshop,
  garage,
  street,
  market,
  park,
  forest,
  mountains,
  beach,
  field,
  barn,
  train,
  car,
  stage,
  airport,
  rooftop,
  salon,
  gallery,
  dentist,
  warehouse,
  church,
  pool,
  track,
  pitch,
  harbour,
  studio,
};

import { dayAfter, makeRows, pick } from '../rows.ts';
import type { Row } from '../types.ts';

const firstNames = [
  'Ada',
  'Bilal',
  'Chiara',
  'Dmitri',
  'Eun',
  'Femi',
  'Greta',
  'Hana',
  'Ivo',
  "O'Neil",
];
const lastNames = ['Vance', 'Vasquez', 'Okafor', 'Lindqvist', 'Moreau', 'Tanaka', 'Novak'];
const instruments = ['guitar', 'piano', 'drums', 'cello', 'trumpet', 'bass', 'organ'];
const jobs = ['Teacher', 'Engineer', 'Nurse', 'Session player', 'Baker'];
const cities = ['Lisbon', 'Osaka', 'Dublin', 'Austin', 'Lagos'];
const venues = ['Old Hall', 'Harbor Stage', 'The Cellar'];
const abouts = [
  'Plays weekends only.',
  'Writes film music, 100% by hand.',
  'Leads a choir.',
  'Sings a_cappella.',
];

const tourStops = (n: number): readonly Row[] =>
  Array.from({ length: n % 4 }, (_, stop) => ({
    city: pick(cities, n + stop),
    venue: pick(venues, n + stop * 2),
    date: dayAfter('2026-03-01', n + stop * 9),
  }));

const person = (n: number): Row => ({
  firstName: pick(firstNames, n),
  lastName: pick(lastNames, n * 3),
  age: 18 + ((n * 7) % 60),
  isMusician: n % 3 !== 0,
  isOnTour: n % 4 === 1,
  instrument: pick(instruments, n),
  alsoPlays: pick(instruments, n * 2 + 1),
  gender: pick(['female', 'male', 'other'], n * 5),
  height: 150 + ((n * 11) % 50) + (n % 2) / 2,
  job: pick(jobs, n),
  about: pick(abouts, n),
  birthdate: dayAfter('1948-02-11', n * 377),
  nextShow: `${dayAfter('2026-04-01', n * 3)}T${n % 2 === 0 ? '19:30' : '20:00'}`,
  wakesAt: `${String(5 + (n % 6)).padStart(2, '0')}:${n % 2 === 0 ? '00' : '30'}`,
  memberNumber: 4503599627370001 + n,
  practice: (n * 13) % 100,
  stage: (n * 29) % 100,
  tourStops: tourStops(n),
});

/** 60 people; among the copies with gaps, some lack an instrument, a date or a score. */
export const rows = makeRows(60, person, ['instrument', 'birthdate', 'about', 'stage']);

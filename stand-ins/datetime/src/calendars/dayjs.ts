import dayjs from 'dayjs';
import type { Calendar } from '../libraryAPI.ts';

export const dayjsCalendar: Calendar = {
  format: (date, pattern) => dayjs(date).format(pattern),
  startOf: (date, unit) => dayjs(date).startOf(unit).toDate(),
  add: (date, amount, unit) => dayjs(date).add(amount, unit).toDate(),
};

/** Rows that the page filters of a table. */
export const mostRows = 1_000_000;

/** Columns that an SQLite table can have, without the one for the row's number. */
export const mostColumns = 1999;

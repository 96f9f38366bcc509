/** The name of the file with the base style, which pages know without its text. */
export const appStyleName = 'app.css';

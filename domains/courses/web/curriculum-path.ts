/** The page on which users read about courses and sign up. */
export const curriculumPath = '/home/curriculum'

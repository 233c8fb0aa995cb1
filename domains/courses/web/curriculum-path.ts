/** Where one reads of courses and signs up. */
export const curriculumPath = '/home/curriculum'

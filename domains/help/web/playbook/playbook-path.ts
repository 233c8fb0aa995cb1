/** The page of a playbook; situation, side, country and day stand in its query. */
export const playbookPath = '/home/playbook'

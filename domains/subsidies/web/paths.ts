/** The address of the page with the papers of a record for a claim of subsidy; `template` is the id of the chosen list. */
export const packPath = (id: string, template?: string): string =>
  `/home/subsidyPack?id=${encodeURIComponent(id)}${template === undefined ? '' : `&template=${encodeURIComponent(template)}`}`

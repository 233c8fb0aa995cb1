const takenBy = new Map<string, string>()

/**
 * The names of classes are short, since the first page carries hundreds of them: 30 bits of a hash of sheet and name. Two that
 * fell together would draw one thing as another, so that the build ends instead.
 */
export const classNames = {
  generateScopedName: '[hash:base64:5]',
  getJSON: (sheet: string, names: Readonly<Record<string, string>>): void => {
    for (const [name, all] of Object.entries(names)) {
      const [short = ''] = all.split(' ')
      const owner = `${sheet.split('?')[0]} .${name}`
      const other = takenBy.get(short) ?? owner
      if (other !== owner)
        throw new Error(`${owner} and ${other} have the same short name ${short}: rename one of them`)
      takenBy.set(short, owner)
    }
  },
} as const

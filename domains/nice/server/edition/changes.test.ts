import { expect, test } from 'vitest'
import { editionSample } from '../../contract/samples.ts'
import { contentOf } from '../../testing/put-edition.ts'
import { compareEditions } from '../desk/compare-editions.ts'
import { changesBetween } from './changes.ts'
import { buildEdition } from './edition.ts'

const editionOf = (groups: Record<string, string>) => buildEdition(editionSample, contentOf({ groups }))

const changes = async (earlier: Record<string, string>, later: Record<string, string>) => {
  const { moves, gone } = changesBetween(await editionOf(earlier), await editionOf(later))
  return {
    moves: [...moves.values()].flat().map(({ min_name, from, to }) => `${min_name} ${from.group_id} ${to.group_id}`),
    gone: [...gone.values()].map(({ min_name, from }) => `${min_name} ${from.class_id}`),
  }
}

test('a name moves from a class that it left to a class that it entered', async () => {
  expect(await changes({ '0903 光学': '眼镜 望远镜' }, { '0903 光学': '望远镜', '1001 眼镜': '眼镜' })).toEqual({
    moves: ['眼镜 0903 1001'],
    gone: [],
  })
})

test('a name that stays, that only comes or only goes, or that changes its group has not moved', async () => {
  expect(await changes({ '0901 甲': '报警器' }, { '0901 甲': '报警器', '4501 乙': '报警器' })).toEqual({
    moves: [],
    gone: [],
  })
  expect(await changes({ '0901 甲': '传呼机' }, { '0901 甲': '手机' })).toEqual({ moves: [], gone: ['传呼机 9'] })
  expect(await changes({ '0901 甲': '手机' }, { '0902 乙': '手机' })).toEqual({ moves: [], gone: [] })
})

test('names are the same however they are written, and a place is told once for a class', async () => {
  expect(
    await changes({ '0901 甲': '３D眼鏡 望远镜', '0902 乙': '3d眼镜' }, { '0901 甲': '望远镜', '1001 丙': '3D眼镜' }),
  ).toEqual({ moves: ['3D眼镜 0901 1001'], gone: [] })
})

test('a comparison counts what came and went, and another name under one number is a new name', async () => {
  const before = await editionOf({ '0901 甲': '软件 传呼机 眼镜', '0902 乙': '手机' })
  const after = await editionOf({ '0901 甲': '计算机软件 传呼机', '0902 乙': '手机 手表', '1001 丙': '眼镜' })
  const { changes: listed, ...counts } = compareEditions(before, after)
  expect(counts).toMatchObject({ added: 2, removed: 1, renamed: 1, moved: [{ min_name: '眼镜' }] })
  expect(listed.renamed).toMatchObject([{ group_id: '0901', min_name: '软件', to: '计算机软件' }])
  expect(listed.added.map(({ min_name }) => min_name)).toEqual(['手表', '眼镜'])
  expect(compareEditions(undefined, after)).toMatchObject({ added: 5, removed: 0, renamed: 0, moved: [] })
})

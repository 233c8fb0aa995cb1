import { Quiet, Stack } from '@portal/platform/web'
import { useEffect, useRef } from 'react'
import type { NiceClasses } from '../../contract/item.ts'
import { ClassGroups } from '../picker/class-groups.tsx'
import { ClassTiles } from '../picker/class-tiles.tsx'
import { useColumns } from '../picker/use-columns.ts'
import type { NiceAsked } from './asked.ts'

const nothing: ReadonlySet<string> = new Set()

interface ClassViewProps {
  asked: NiceAsked
  present: NiceClasses
  onPick: (classId: number) => void
}

/** All classes and, where one is open, its heading, its groups and their items. */
export function ClassView({ asked, present, onPick }: ClassViewProps) {
  const columns = useColumns()
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(asked.class)
  const one = present.list.find(({ class_id }) => class_id === asked.class)
  // A class that is opened by its tile or a result comes into view, since it stands below all of them.
  useEffect(() => {
    if (shown.current === asked.class) return
    shown.current = asked.class
    heading.current?.focus()
  }, [asked.class])
  return (
    <section aria-label="全部类别">
      <Stack gap={16}>
        <h2>全部类别</h2>
        <ClassTiles
          label="类别"
          hint="选一个类别，看它的类似群和小项。"
          classes={present.list}
          columns={columns}
          current={one?.class_id}
          onPick={({ class_id }) => onPick(class_id)}
        />
        {one && (
          <>
            <h2 ref={heading} tabIndex={-1}>{`第 ${one.class_id} 类 ${one.class_name}`}</h2>
            <Quiet>{one.heading}</Quiet>
            {one.itemCount > 0 && (
              <ClassGroups
                key={one.class_id}
                name={`第 ${one.class_id} 类`}
                classId={one.class_id}
                edition={present.edition}
                chosen={nothing}
              />
            )}
          </>
        )}
      </Stack>
    </section>
  )
}

import { CheckboxGroup, type ControlProps, listServices, Select, Stack } from '@portal/platform/web'

/**
 * The services that an article concerns: which of them, and, where there are several, which one stands first. The first one is
 * offered beside the text.
 */
export function ServicesField({ value, onChange, ...control }: ControlProps<string[]>) {
  const options = listServices().map(({ to, title }) => ({ value: to, label: title }))
  const [first] = value
  const choose = (next: readonly string[]) =>
    onChange(first !== undefined && next.includes(first) ? [first, ...next.filter((to) => to !== first)] : [...next])
  return (
    <Stack gap={12}>
      <CheckboxGroup {...control} value={value} onChange={choose} options={options} />
      {first !== undefined && value.length > 1 && (
        <Select
          aria-label="放在文章旁边的服务"
          placeholder={false}
          value={first}
          onChange={(to) => onChange([to, ...value.filter((other) => other !== to)])}
          options={options.filter((option) => value.includes(option.value))}
        />
      )}
    </Stack>
  )
}

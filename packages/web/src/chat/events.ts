/** Server-sent events of a fetch answer, as they come. */
export interface ServerEvent {
  event: string
  data: string
}

/** Takes text in any pieces and gives the events that are complete; keep one reader an answer. */
export function makeEventReader(): (text: string) => ServerEvent[] {
  let rest = ''
  return (text) => {
    rest += text.replaceAll('\r\n', '\n')
    const blocks = rest.split('\n\n')
    rest = blocks.pop() ?? ''
    return blocks.flatMap((block) => {
      const lines = block.split('\n')
      const data = lines.filter((line) => line.startsWith('data:')).map((line) => line.slice(5).replace(/^ /, ''))
      const event =
        lines
          .find((line) => line.startsWith('event:'))
          ?.slice(6)
          .trim() ?? 'message'
      return data.length > 0 ? [{ event, data: data.join('\n') }] : []
    })
  }
}

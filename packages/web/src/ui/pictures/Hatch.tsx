/** Lines at 45 degrees, in a colour of the flow's. */
export function Hatch({ id, colour }: { id: string; colour: string }) {
  return (
    <pattern id={id} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="1.6" height="7" fill={colour} />
    </pattern>
  )
}

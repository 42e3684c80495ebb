import { Component, type ReactNode } from 'react'
import { ErrorBox } from '../../ui/display/State.tsx'

interface Props {
  /** what could not be drawn */
  text: string
  children: ReactNode
}

/** A drawing that fails takes nothing else with it. */
export class DrawingFault extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: null }
  static getDerivedStateFromError(error: unknown) {
    return { error }
  }
  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    return <ErrorBox text={this.props.text} error={error} onRetry={() => this.setState({ error: null })} />
  }
}

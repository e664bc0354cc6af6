import type { ReactNode } from 'react';
import { Component } from 'react';

interface Caught {
  readonly message: string | null;
}

/** A part that fails leaves the rest of the page, and above all the text, in place. */
export class ErrorBoundary extends Component<
  { readonly name: string; readonly children: ReactNode },
  Caught
> {
  override state: Caught = { message: null };

  static getDerivedStateFromError(error: unknown): Caught {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override render(): ReactNode {
    const { message } = this.state;
    if (message === null) return this.props.children;
    return (
      <div className="empty" role="alert">
        <strong>{this.props.name} could not be drawn.</strong>
        <span>{message}</span>
        <button
          type="button"
          className="btn btn-line"
          onClick={() => this.setState({ message: null })}
        >
          Try again
        </button>
      </div>
    );
  }
}

// The types of the session's log.

/** The properties that identify a screen in an entry or in a stack. */
export interface ScreenFacts {
  /** The class of the controller. */
  type: string
  id?: string
  url?: string
  title?: string
  scene?: string
  segue?: string
  router?: string
}

/** An error of a screen or of a request. */
export interface EntryError {
  kind: string
  message: string
  reason?: string
  line?: number
  column?: number
  path?: string
  value?: string
  why?: string
  request?: string
}

/** An entry of the session's log: a state of a screen, a request, or a line. */
export interface LogEntry {
  n: number
  type: 'state' | 'request' | 'log'
  input: number
  time: number
  /** The input that owns the entry. The model adds it. */
  cause?: number
  /** The time at which a request was sent. The model adds it. */
  began?: number

  // A state.
  state?: 'started' | 'finished' | 'success' | 'error'
  controller?: string | null
  screen?: ScreenFacts
  retry?: string
  attempt?: number

  // A state or a request.
  error?: EntryError

  // A request.
  id?: string
  purpose?: string
  method?: string
  url?: string
  phase?: 'pending' | 'done' | 'failed' | 'cancelled'
  status?: number
  duration?: number
  bytes?: number
  fault?: string
  held?: { side: 'request' | 'answer', since: number, expires?: boolean }
  edited?: { side: 'request' | 'answer', status?: number, bytes: number }

  // A line.
  kind?: 'input' | 'timer' | 'pause' | 'navigation' | 'note' | 'log' | 'error' | 'crash' | 'analytics'
  level?: 'info' | 'warning' | 'error'
  message?: string
  /** The message as values. */
  detail?: Record<string, any>
}

// Written from Swift values by `scripts/contract`. Change those instead.

export declare const eventNames: EventName[]
export declare const reports: PageInput['type'][]
export declare const deviceSettings: Record<string, string[]>

/** The name of an event of a stream. */
export type EventName = 'patch' | 'state' | 'request' | 'log' | 'ended' | 'snapshot' | 'gone' | 'away' | 'build' | 'heartbeat' | 'stopping'

/** The kind of element that the page creates for a view. */
export type ViewKindName = 'window' | 'view' | 'label' | 'button' | 'image' | 'stack' | 'scroll' | 'textfield' | 'textview' | 'spinner' | 'blur' | 'navigationbar' | 'alert' | 'webview' | 'placeholder' | 'toggle' | 'slider' | 'tabbar' | 'tabs' | 'pages' | 'slides' | 'pagecontrol' | 'refresh' | 'form'

/** The properties of a view; the page's default values are omitted. */
export interface ViewProperties {
  actions?: string
  animating?: boolean
  ariaHidden?: boolean
  arrows?: string
  aside?: string
  at?: string
  axis?: string
  backdrop?: string
  bar?: boolean
  barHidden?: boolean
  belowBar?: boolean
  cancel?: number
  cancelRoom?: number
  content?: number[]
  covers?: boolean
  density?: number
  describedBy?: string
  effect?: string
  enabled?: boolean
  filled?: number[]
  fit?: string
  fixed?: boolean
  frame?: number[]
  framed?: boolean
  gestures?: string
  heading?: number
  height?: number
  held?: boolean
  hidden?: boolean
  hint?: string
  identifier?: string
  image?: string
  imageFrame?: number[]
  input?: string
  jumps?: boolean
  keepsCaret?: boolean
  keyboard?: number[]
  label?: string
  lineless?: boolean
  lines?: any[]
  longPress?: number
  mask?: any[]
  mirrored?: boolean
  motions?: any[]
  name?: string
  on?: boolean
  outline?: string
  outlineParts?: boolean
  page?: string | number
  pages?: number
  part?: number
  pins?: number[]
  placeholder?: string
  presentation?: string
  readOnly?: boolean
  refreshing?: boolean
  reorders?: string
  returnKey?: string
  role?: string
  rows?: number[]
  said?: string
  scrollEnd?: string
  selected?: boolean
  shift?: number
  size?: string
  slide?: string
  src?: string
  statusBar?: string
  styleId?: string
  swipes?: string
  tap?: boolean
  text?: string
  textStyles?: any[]
  threshold?: string
  tint?: string
  title?: string
  touchable?: boolean
  track?: number[]
  turns?: number
  type?: string
  typist?: string
  unfilled?: boolean
  untouchable?: boolean
  value?: string
  width?: number
  x?: number
  y?: number
  style?: Record<string, string | null>
}

/** An input that a page posts. */
export type PageInput =
  | { type: 'tap', key?: string, view: string, x?: number, y?: number }
  | { type: 'gesture', dx?: number, dy?: number, gesture: 'longPress' | 'pan' | 'swipeLeft' | 'swipeRight' | 'swipeUp' | 'swipeDown' | 'touch' | 'pinch' | 'rotation' | 'edgePanLeft' | 'edgePanRight' | 'twoFingerPan' | 'twoFingerTap', key?: string, phase?: 'began' | 'changed' | 'ended' | 'cancelled', rotation?: number, scale?: number, view: string, vx?: number, vy?: number, x: number, y: number }
  | { type: 'text', key?: string, sequence?: number, text: string, view: string }
  | { type: 'focus', key?: string, view: string }
  | { type: 'blur', key?: string, view: string }
  | { type: 'return', key?: string, view: string }
  | { type: 'scroll', key?: string, view: string, x: number, y: number }
  | { type: 'scrollEnd', key?: string, length: number, offset: number, round: number, view: string, visible: number }
  | { type: 'slide', held?: boolean, key?: string, part: number, view: string }
  | { type: 'page', index: number, key?: string, view: string }
  | { type: 'tab', index: number, key?: string, view: string }
  | { type: 'pull', key?: string, view: string }
  | { type: 'alert', button: number, key?: string, view: string }
  | { type: 'back', key?: string }
  | { type: 'swipe', key?: string, to: 'back' | 'down' }
  | { type: 'row', key?: string, places?: number, to?: 'leading' | 'trailing' | 'back', view: string, whole?: boolean }
  | { type: 'device', app?: 'foreground' | 'background', appearance?: 'light' | 'dark', calendarAccess?: 'ask' | 'allowed' | 'denied', cameraAccess?: 'ask' | 'allowed' | 'denied', clockOffset?: number, contactAccess?: 'ask' | 'allowed' | 'denied', contrast?: 'normal' | 'increased', direction?: 'leftToRight' | 'rightToLeft', exceptions?: 'logged' | 'fatal', height?: number, key?: string, language?: string, location?: { latitude: number, longitude: number }, locationAccess?: 'ask' | 'allowed' | 'denied', mediaAccess?: 'ask' | 'allowed' | 'denied', microphoneAccess?: 'ask' | 'allowed' | 'denied', motion?: 'full' | 'reduced', notificationAccess?: 'ask' | 'allowed' | 'denied', photoAccess?: 'ask' | 'allowed' | 'denied', power?: 'normal' | 'low', reminderAccess?: 'ask' | 'allowed' | 'denied', safeArea?: { bottom?: number, left?: number, right?: number, top?: number }, size?: 'phone' | 'small' | 'landscape', speechAccess?: 'ask' | 'allowed' | 'denied', textSize?: 'xSmall' | 'small' | 'medium' | 'large' | 'xLarge' | 'xxLarge' | 'xxxLarge' | 'accessibility1' | 'accessibility2' | 'accessibility3' | 'accessibility4' | 'accessibility5', textWeight?: 'regular' | 'bold', timeZone?: string, trackingAccess?: 'ask' | 'allowed' | 'denied', transparency?: 'full' | 'reduced', width?: number }
  | { type: 'system', event: 'memoryWarning' | 'openURL' | 'notification', key?: string, payload?: string, url?: string }
  | { type: 'held', base64?: string, body?: string, do: 'release' | 'drop' | 'fail', headers?: Record<string, unknown>, key?: string, method?: string, request: string, status?: number, url?: string }
  | { type: 'notes', key?: string, notes: (unknown | unknown | unknown)[] }
  | { type: 'retry', key?: string, retry: string }

/** The type of a problem: the last part of the URN in the member `type` of an error response. */
export type ProblemKind =
  | 'crashed'
  | 'crashed-too-often'
  | 'dead-retry'
  | 'elsewhere'
  | 'forbidden'
  | 'inputs-not-kept'
  | 'journal-full'
  | 'look-crashed'
  | 'look-interrupted'
  | 'malformed'
  | 'no-contact'
  | 'no-document'
  | 'no-picture'
  | 'no-process'
  | 'no-sheet'
  | 'no-such-step'
  | 'no-such-try'
  | 'nobody-asked'
  | 'not-a-recording'
  | 'not-answering'
  | 'not-comparable'
  | 'not-crashed'
  | 'not-deleted'
  | 'not-driving'
  | 'not-held'
  | 'not-json'
  | 'not-playable'
  | 'not-recorded'
  | 'not-tried'
  | 'nothing-before'
  | 'nowhere-back'
  | 'out-of-range'
  | 'put-aside'
  | 'quarantined'
  | 'read-only'
  | 'recording'
  | 'same-device'
  | 'session-busy'
  | 'spent-retry'
  | 'stale-retry'
  | 'stale-view'
  | 'step-crashed'
  | 'step-interrupted'
  | 'stopping'
  | 'token-needed'
  | 'too-large'
  | 'too-many-comparisons'
  | 'too-many-inputs'
  | 'too-many-looks'
  | 'too-many-names'
  | 'too-many-of-yours'
  | 'too-many-recordings'
  | 'too-many-scripts'
  | 'too-many-sessions'
  | 'too-many-sweeps'
  | 'too-many-values'
  | 'unconfirmed-backend'
  | 'unknown-app'
  | 'unknown-backend'
  | 'unknown-comparison'
  | 'unknown-request'
  | 'unknown-route'
  | 'unknown-script'
  | 'unknown-session'
  | 'unknown-sweep'
  | 'unknown-view'
  | 'unreadable'
  | 'view-busy'
  | 'view-covered'
  | 'view-disabled'
  | 'view-hidden'
  | 'view-only'
  | 'wrong-content-type'
  | 'wrong-method'

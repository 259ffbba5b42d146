// Written from Swift values by `scripts/contract`. Change those instead.

/** The names of the events of a stream. */
export const eventNames = 'patch state request log ended snapshot gone away build heartbeat stopping'.split(' ')

/** The types of inputs that report the state of the page, and are sent without a decision of the user. */
export const reports = 'focus blur scroll scrollEnd'.split(' ')

/** The values of the settings of a device, the usual one first. */
export const deviceSettings = {
  motion: 'full reduced'.split(' '),
  exceptions: 'logged fatal'.split(' '),
  contrast: 'normal increased'.split(' '),
  textWeight: 'regular bold'.split(' '),
  transparency: 'full reduced'.split(' '),
  power: 'normal low'.split(' '),
  app: 'foreground background'.split(' '),
  locationAccess: 'ask allowed denied'.split(' '),
  notificationAccess: 'ask allowed denied'.split(' '),
  cameraAccess: 'ask allowed denied'.split(' '),
  microphoneAccess: 'ask allowed denied'.split(' '),
  photoAccess: 'ask allowed denied'.split(' '),
  contactAccess: 'ask allowed denied'.split(' '),
  calendarAccess: 'ask allowed denied'.split(' '),
  reminderAccess: 'ask allowed denied'.split(' '),
  trackingAccess: 'ask allowed denied'.split(' '),
  speechAccess: 'ask allowed denied'.split(' '),
  mediaAccess: 'ask allowed denied'.split(' '),
}

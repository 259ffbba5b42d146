// Re-exports Contacts, as on iOS.
@_exported public import Contacts

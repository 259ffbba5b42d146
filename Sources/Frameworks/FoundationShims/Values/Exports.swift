// Re-exported, because code that uses these replacements also uses Foundation and the session.
@_exported public import Foundation
@_exported public import SessionEnvironment

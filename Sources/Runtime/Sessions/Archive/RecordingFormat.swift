package import Wire

/// How the files of recordings are read, which sessions do not know.
package protocol RecordingFormat: Sendable {
    /// The inputs in a file's text as the past of a session of this name. What is thrown describes itself to a person.
    func past(in text: String, of session: SessionID) throws -> SessionPast
}

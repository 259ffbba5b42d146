package import Wire

/// A parser for recording files. Sessions do not know the file format.
package protocol RecordingFormat: Sendable {
    /// Parses the text of a file and returns its inputs as the past of the given session. Thrown errors describe
    /// themselves to the user.
    func past(in text: String, of session: SessionID) throws -> SessionPast
}

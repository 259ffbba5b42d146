/// How much of everything one request may bring or wait for.
package struct InterfaceLimits: Sendable {
    /// Longest body in bytes, but for recordings.
    package var bodyBytes = 1_048_576
    /// Deepest JSON.
    package var jsonDepth = 100
    /// Longest recording that is opened from a file, in bytes.
    package var recordingBytes = 16_777_216
    /// How long a turn of a session may take before the server says that it is not well.
    package var turnLimit: Duration = .seconds(5)

    /// The defaults.
    package init() {}
}

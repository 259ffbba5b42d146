/// What a world process says first: who it is.
///
/// Its bytes stay as they are, whatever else becomes of frames, so that programs of any two versions understand this
/// much.
package struct WorldGreeting: Sendable, Equatable {
    /// The number of the frames that this build writes and reads; the next one as soon as any of them changes.
    package static let protocolOfThisBuild: UInt32 = 7

    /// The number of the frames that the program writes and reads.
    package let protocolNumber: UInt32
    /// The version of the Kennel that the program was built with.
    package let version: String
    /// What the program is called.
    package let program: String

    /// Tells it from what another program might say.
    private static let mark: UInt64 = 0x4B65_6E6E_656C_2121

    /// Describes a program, by default one of this build.
    package init(protocolNumber: UInt32 = protocolOfThisBuild, version: String, program: String) {
        self.protocolNumber = protocolNumber
        self.version = version
        self.program = program
    }

    /// Whether this build understands the program.
    package var isUnderstood: Bool { protocolNumber == Self.protocolOfThisBuild }

    /// The greeting as bytes.
    package func write(to writer: inout ByteWriter) {
        writer.add(Self.mark)
        writer.add(protocolNumber)
        writer.add(version)
        writer.add(program)
    }

    /// Reads what `write(to:)` wrote.
    package init(_ reader: inout ByteReader) throws(FrameError) {
        guard try reader.number(UInt64.self) == Self.mark else { throw .nonsense }
        protocolNumber = try reader.number()
        version = try reader.text()
        program = try reader.text()
    }
}

/// The first message of a world process, which identifies it.
///
/// The format of the greeting never changes, so that programs of any two versions can read it.
package struct WorldGreeting: Sendable, Equatable {
    /// The number of this build's frame format. It must be incremented with every change of a frame.
    package static let protocolOfThisBuild: UInt32 = 7

    /// The number of the program's frame format.
    package let protocolNumber: UInt32
    /// The version of Kennel that the program was built with.
    package let version: String
    /// The name of the program.
    package let program: String

    /// A magic number that distinguishes the greeting from other output.
    private static let mark: UInt64 = 0x4B65_6E6E_656C_2121

    /// Creates a greeting, by default with the protocol number of this build.
    package init(protocolNumber: UInt32 = protocolOfThisBuild, version: String, program: String) {
        self.protocolNumber = protocolNumber
        self.version = version
        self.program = program
    }

    /// Whether this build understands the program's frames.
    package var isUnderstood: Bool { protocolNumber == Self.protocolOfThisBuild }

    /// Writes the greeting.
    package func write(to writer: inout ByteWriter) {
        writer.add(Self.mark)
        writer.add(protocolNumber)
        writer.add(version)
        writer.add(program)
    }

    /// Parses the output of `write(to:)`.
    package init(_ reader: inout ByteReader) throws(FrameError) {
        guard try reader.number(UInt64.self) == Self.mark else { throw .nonsense }
        protocolNumber = try reader.number()
        version = try reader.text()
        program = try reader.text()
    }
}

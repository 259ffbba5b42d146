import Foundation
import Testing
import Wire
import WorldProcess

@Suite("Who a world process says it is", .timeLimit(.minutes(5)))
struct HandshakeTests {
    /// Runs a script whose standard input is the socket to the server. Returns the error.
    private func refusal(
        _ script: String, patience: Duration = .seconds(60)
    ) throws -> WorldProcessError? {
        let program = WorldProgram(
            executable: URL(filePath: "/bin/sh"), arguments: ["-c", script], patience: patience)
        let worlds = try WorldProcesses(program, count: 1, turnLimit: .seconds(60), memory: 1 << 30, version: "1.2")
        defer { worlds.stop() }
        return #expect(throws: WorldProcessError.self) { _ = try worlds.greeting() }
    }

    /// Returns a shell command that prints the bytes of a frame.
    private func printing(_ greeting: WorldGreeting) -> String {
        var writer = ByteWriter()
        greeting.write(to: &writer)
        let body = [UInt8](repeating: 0, count: 8) + writer.bytes
        let length = withUnsafeBytes(of: UInt32(body.count).littleEndian, Array.init)
        return "printf '" + (length + body).map { "\\" + String($0, radix: 8) }.joined() + "' >&0"
    }

    @Test func `A program with another protocol is refused, and the error names both versions`() throws {
        let greeting = WorldGreeting(protocolNumber: 4_711, version: "0.9", program: "Shop")
        let refusal = try refusal("\(printing(greeting)); exec sleep 60")
        #expect(refusal == .otherProtocol(greeting, at: "/bin/sh", ours: "1.2"))
        #expect(refusal?.description.contains("Kennel 0.9 (protocol 4711)") == true)
        #expect(refusal?.description.contains("Kennel 1.2 (protocol \(WorldGreeting.protocolOfThisBuild))") == true)
    }

    @Test(arguments: ["GET / HTTP/1.1", "hm"])
    func `A program that sends other bytes than a greeting is refused`(words: String) throws {
        #expect(try refusal("printf '\(words)........' >&0; exec sleep 60") == .stranger("/bin/sh"))
    }

    @Test func `A program that ends is refused with its exit status or signal and its output`() throws {
        let refusal = try refusal("echo 'there is no command \"world\"' >&2; exit 64")
        #expect(refusal?.description.contains("status 64") == true)
        #expect(refusal?.description.contains("there is no command") == true)
        #expect(try self.refusal("kill -11 $$")?.description.contains("signal 11") == true)
    }

    @Test func `A program that sends nothing is refused after the timeout`() throws {
        #expect(
            try refusal("exec sleep 600", patience: .milliseconds(100)) == .silent("/bin/sh", .milliseconds(100)))
    }

    @Test func `A program that does not exist is refused`() {
        #expect(throws: WorldProcessError.self) {
            let program = WorldProgram(executable: URL(filePath: "/nowhere/App"))
            _ = try WorldProcesses(program, count: 1, turnLimit: .seconds(60), memory: 1 << 30, version: "1.2")
                .greeting()
        }
    }

    @Test func `A session is told why its app's process cannot start`() async throws {
        let program = WorldProgram(executable: URL(filePath: "/bin/sh"), arguments: ["-c", "exit 3"])
        let worlds = try WorldProcesses(program, count: 1, turnLimit: .seconds(60), memory: 1 << 30, version: "1.2")
        defer { worlds.stop() }
        for _ in 1...10 {
            let setup = WorldSetup(configuration: SessionConfiguration(), limits: .standard)
            let world = worlds.make(setup, reading: { $1(nil) }) { _ in }
            let loss = await #expect(throws: WorldLoss.self) { _ = try await world.answer(.state) }
            guard case .unavailable(let reason)? = loss else {
                Issue.record("\(String(describing: loss))")
                return
            }
            #expect(reason.contains("status 3"))
        }
    }
}

import Foundation
import Testing
import Wire
import WorldProcess

@Suite("Who a world process says it is", .timeLimit(.minutes(5)))
struct HandshakeTests {
    /// A program that does this with what it is given as standard input, the socket to its front.
    private func refusal(
        _ script: String, patience: Duration = .seconds(60)
    ) throws -> WorldProcessError? {
        let program = WorldProgram(
            executable: URL(filePath: "/bin/sh"), arguments: ["-c", script], patience: patience)
        let worlds = try WorldProcesses(program, count: 1, turnLimit: .seconds(60), memory: 1 << 30, version: "1.2")
        defer { worlds.stop() }
        return #expect(throws: WorldProcessError.self) { _ = try worlds.greeting() }
    }

    /// What prints the bytes of a frame.
    private func printing(_ greeting: WorldGreeting) -> String {
        var writer = ByteWriter()
        greeting.write(to: &writer)
        let body = [UInt8](repeating: 0, count: 8) + writer.bytes
        let length = withUnsafeBytes(of: UInt32(body.count).littleEndian, Array.init)
        return "printf '" + (length + body).map { "\\" + String($0, radix: 8) }.joined() + "' >&0"
    }

    @Test("A program with other frames is refused, with both versions")
    func otherProtocol() throws {
        let greeting = WorldGreeting(protocolNumber: 4_711, version: "0.9", program: "Shop")
        let refusal = try refusal("\(printing(greeting)); exec sleep 60")
        #expect(refusal == .otherProtocol(greeting, at: "/bin/sh", ours: "1.2"))
        #expect(refusal?.description.contains("Kennel 0.9 (protocol 4711)") == true)
        #expect(refusal?.description.contains("Kennel 1.2 (protocol \(WorldGreeting.protocolOfThisBuild))") == true)
    }

    @Test("A program that says something else is refused, whatever that is", arguments: ["GET / HTTP/1.1", "hm"])
    func strangers(words: String) throws {
        #expect(try refusal("printf '\(words)........' >&0; exec sleep 60") == .stranger("/bin/sh"))
    }

    @Test("A program that ends is refused, with how and with what it said")
    func ended() throws {
        let refusal = try refusal("echo 'there is no command \"world\"' >&2; exit 64")
        #expect(refusal?.description.contains("status 64") == true)
        #expect(refusal?.description.contains("there is no command") == true)
        #expect(try self.refusal("kill -11 $$")?.description.contains("signal 11") == true)
    }

    @Test("A program that says nothing is refused in time")
    func silent() throws {
        #expect(
            try refusal("exec sleep 600", patience: .milliseconds(100)) == .silent("/bin/sh", .milliseconds(100)))
    }

    @Test("A program that is not there is refused")
    func missing() {
        #expect(throws: WorldProcessError.self) {
            let program = WorldProgram(executable: URL(filePath: "/nowhere/App"))
            _ = try WorldProcesses(program, count: 1, turnLimit: .seconds(60), memory: 1 << 30, version: "1.2")
                .greeting()
        }
    }

    @Test("A session hears why its app cannot be had")
    func sessions() async throws {
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

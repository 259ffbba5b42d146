import Testing
import Wire

@testable import WorldProcess

@Suite("Frames from the other process")
struct FrameBufferTests {
    private func add(_ bytes: some Collection<UInt8>, to buffer: inout FrameBuffer) {
        Array(bytes).withUnsafeBytes { buffer.add($0) }
    }

    @Test(arguments: [1, 2, 3, 7, 100, 100_000])
    func `Frames are whole and in order, however their bytes are split`(size: Int) throws {
        let bodies: [[UInt8]] = [[], [1], [UInt8](repeating: 7, count: 50_000), [2, 3]]
        let bytes = bodies.enumerated().flatMap { WorldFrame.bytes(world: UInt32($0), ticket: 9, $1) }
        var buffer = FrameBuffer()
        var frames: [WorldFrame] = []
        for start in stride(from: 0, to: bytes.count, by: size) {
            add(bytes[start..<min(start + size, bytes.count)], to: &buffer)
            while let frame = try buffer.next() { frames.append(frame) }
        }
        #expect(frames.map { Array($0.body) } == bodies)
        #expect(frames.map(\.world) == [0, 1, 2, 3] && frames.allSatisfy { $0.ticket == 9 })
    }

    @Test(arguments: [0, 7, 1_073_741_825, UInt32.max])
    func `An impossible frame length is an error`(length: UInt32) {
        var buffer = FrameBuffer()
        add(withUnsafeBytes(of: length.littleEndian) { Array($0) }, to: &buffer)
        #expect(throws: FrameError.self) { try buffer.next() }
    }

    @Test func `A greeting must be short, and later frames may be long`() throws {
        var talker = FrameBuffer(beginsWithGreeting: true)
        add(WorldFrame.bytes(world: 0, ticket: 0, [UInt8](repeating: 1, count: 5_000)), to: &talker)
        #expect(throws: FrameError.self) { try talker.next() }
        var buffer = FrameBuffer(beginsWithGreeting: true)
        for count in [100, 5_000] {
            add(WorldFrame.bytes(world: 0, ticket: 0, [UInt8](repeating: 1, count: count)), to: &buffer)
            #expect(try buffer.next()?.body.count == count)
        }
    }
}

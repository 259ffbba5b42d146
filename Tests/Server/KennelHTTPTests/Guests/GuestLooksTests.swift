import HTTPServer
import JSON
import Locks
import SampleApp
import Sessions
import Testing
import UIKit
import Wire
import World

@testable import Kennel
@testable import KennelHTTP

@Suite("Looks that many wait for, and looks that nobody waits for any more", .timeLimit(.minutes(5)))
struct GuestLooksTests {
    private let worlds = CountedWorlds(LocalWorlds(AppDelegate.init))

    /// An app that sets no timer and sends no request. If its session is opened without a screen, nothing changes
    /// between two reads. A screen would be requested from the backend.
    private final class QuietApp: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = UIViewController()
            window?.makeKeyAndVisible()
            return true
        }
    }

    /// Blocks a session until it is released.
    private final class Hold: Sendable {
        private let continuation: AsyncStream<Void>.Continuation
        let session: Session

        init(_ house: Kennelhouse, _ id: String) throws {
            let (signals, continuation) = AsyncStream.makeStream(of: Void.self)
            self.continuation = continuation
            session = try #require(house.service.sessions.directory.find(id)?.session.session)
            session.wait { for await _ in signals {} }
        }

        func release() { continuation.finish() }
    }

    /// A client that sends a request, and may disconnect.
    private final class Client: Sendable {
        private let hungUp = Locked(false)
        private let response = Locked<HTTPResponse?>(nil)
        private let stream = Locked<CollectingStream?>(nil)
        private let frames = Locked<[UInt8]>([])

        init(_ house: Kennelhouse, _ path: String) {
            let reply = CollectingReply(gone: { [hungUp] in hungUp.withLock { $0 } }) { [response] answer in
                response.withLock { $0 = answer }
            } streams: { [frames, stream] in
                let opened = CollectingStream { frame in
                    frames.withLock { $0 += frame }
                } ended: {
                }
                stream.withLock { $0 = opened }
                return opened
            }
            house.service.interface.answer(HTTPRequest(target: path, headers: [("Host", "localhost")]), reply)
        }

        func hangUp() {
            hungUp.withLock { $0 = true }
            stream.withLock { $0 }?.close()
        }

        var status: Int? { response.withLock { $0?.status } }
        var body: [UInt8] { response.withLock { $0?.body ?? [] } }
        var streamed: [UInt8] { frames.withLock { $0 } }
    }

    private func eventually(_ what: Comment, _ condition: () -> Bool) async throws {
        let deadline = ContinuousClock.now + .seconds(120)
        while !condition() {
            try #require(ContinuousClock.now < deadline, what)
            try await Task.sleep(for: .milliseconds(2))
        }
    }

    @Test func `A snapshot is made once for all waiting requests and streams, and for no client that left`()
        async throws
    {
        let worlds = CountedWorlds(LocalWorlds(QuietApp.init))
        let house = try Kennelhouse(.inProcess, worlds: worlds)
        let (id, watch) = try await house.open("{}")
        let before = worlds.states
        let hold = try Hold(house, id)
        let present = (0..<20).map { _ in Client(house, "/api/sessions/\(watch)") }
        let streams = (0..<20).map { _ in Client(house, "/api/sessions/\(watch)/events") }
        let left = (0..<20).map { _ in Client(house, "/api/sessions/\(watch)") }
        let leftStreams = (0..<20).map { _ in Client(house, "/api/sessions/\(watch)/events") }
        for client in left + leftStreams { client.hangUp() }
        hold.release()
        try await eventually("all are answered") {
            present.allSatisfy { $0.status == 200 } && streams.allSatisfy { !$0.streamed.isEmpty }
        }
        // The outcome of a request would change the session between the first client's turn and the others'.
        #expect(try JSON(parsing: present[0].body)["requests"]?.array?.isEmpty == true)
        #expect(worlds.states == before + 1)
        #expect(Set(present.map(\.body)).count == 1 && Set(streams.map(\.streamed)).count == 1)
        #expect(left.allSatisfy { $0.status == nil } && leftStreams.allSatisfy(\.streamed.isEmpty))
        #expect(house.service.interface.guests.abandoned == 40)
        // The next response has the changes since then.
        let input = try await house.send(
            .post("/api/sessions/\(id)/inputs", #"{"type":"notes","notes":[{"step":1,"text":"x"}]}"#))
        #expect(input.status == 202)
        let next = try await house.send(.get("/api/sessions/\(watch)"))
        #expect(next.status == 200 && next.body != present[0].body)
    }

    @Test func `A snapshot is made again if the session changes while clients wait`() async throws {
        let worlds = CountedWorlds(LocalWorlds(QuietApp.init))
        let house = try Kennelhouse(.inProcess, worlds: worlds)
        let (id, watch) = try await house.open("{}")
        let before = worlds.states
        let hold = try Hold(house, id)
        let first = Client(house, "/api/sessions/\(watch)")
        let later = (0..<20).map { _ in Client(house, "/api/sessions/\(watch)") }
        hold.session.submit(.faults(FaultScript()))
        hold.release()
        try await eventually("all are answered") { ([first] + later).allSatisfy { $0.status == 200 } }
        #expect(worlds.states == before + 2)
        #expect(Set(later.map(\.body)).count == 1 && first.body != later[0].body)
    }

    @Test func `The driver's request is served before guests' earlier requests`() async throws {
        let house = try Kennelhouse(.inProcess, worlds: worlds) { $0.guestShare = 1 }
        let (id, watch) = try await house.open()
        let hold = try Hold(house, id)
        let guests = (0..<100).map { Client(house, "/api/sessions/\(watch)/views/v\($0)/layout") }
        let driver = Client(house, "/api/sessions/\(id)")
        hold.release()
        try await eventually("the driver is answered") { driver.status == 200 }
        // The first read was running. After it, the queue rests for a hundred times as long as the read took.
        #expect(guests.count { $0.status != nil } < 50)
    }

    @Test(arguments: [true, false])
    func `A step is not played for clients that have disconnected`(drives: Bool) async throws {
        let house = try Kennelhouse(.inProcess, worlds: worlds)
        let (id, watch) = try await house.open()
        for number in 0..<10 {
            let note = #"{"type":"notes","notes":[{"step":1,"text":"\#(number)"}]}"#
            #expect(try await house.send(.post("/api/sessions/\(id)/inputs", note)).status == 202)
        }
        let before = worlds.states
        let hold = try Hold(house, id)
        let name = drives ? id : watch
        let left = (1...10).map { Client(house, "/api/sessions/\(name)/steps/\($0)") }
        for client in left { client.hangUp() }
        let present = (0..<3).map { _ in Client(house, "/api/sessions/\(name)/steps/2") }
        hold.release()
        try await eventually("those who wait are answered") { present.allSatisfy { $0.status == 200 } }
        #expect(left.allSatisfy { $0.status == nil })
        #expect(worlds.states <= before + 2, "the step and the one before it")
        // A timer of the app may cause a step in the meantime, and responses contain the number of steps.
        let answers = present.map { String(decoding: $0.body, as: UTF8.self).replacing(/"of":\d+/, with: "") }
        #expect(Set(answers).count == 1)
    }

    @Test(arguments: ["", "/events", "/steps/1"])
    func `A guest over the limit of waiting reads gets 429, and the waiting ones are answered`(path: String)
        async throws
    {
        let house = try Kennelhouse(.inProcess, worlds: worlds) { $0.guestLooks = 5 }
        let (id, watch) = try await house.open()
        let hold = try Hold(house, id)
        let waiting = (0..<6).map { _ in Client(house, "/api/sessions/\(watch)\(path)") }
        let refused = Client(house, "/api/sessions/\(watch)\(path)")
        #expect(refused.status == 429)
        hold.release()
        try await eventually("the others are answered") {
            waiting.allSatisfy { $0.status == 200 || !$0.streamed.isEmpty }
        }
        let later = try await house.send(.get("/api/sessions/\(watch)"))
        #expect(later.status == 200)
    }
}

import Foundation
import KennelSupport
import SampleApp
import SessionSupport
import Sessions
import Testing
import Wire
import World

@testable import Kennel
@testable import KennelHTTP

@Suite("Streams over a new build of the app", .timeLimit(.minutes(5)))
struct RenewalTests {
    private func renew(
        _ house: Kennelhouse, in worlds: any Worlds = LocalWorlds(AppDelegate.init)
    ) async -> [ReloadedSession] {
        let service = house.service
        service.apps.own.worlds.replace(with: worlds)
        return await withCheckedContinuation { continuation in
            Thread.detachNewThread { continuation.resume(returning: service.sessions.directory.reloadAll(width: 2)) }
        }
    }

    @Test(arguments: Door.allCases)
    func `After an app reload, driver and viewer streams continue with a new snapshot`(door: Door) async throws {
        let house = try Kennelhouse(door)
        let (id, watch) = try await house.open(#"{"screen":"/twice"}"#)
        let owner = try await house.stream("/api/sessions/\(id)/events")
        let shared = try await house.stream("/api/events?session=\(watch)")
        let failed = try #require(await owner.next { !($0.data["retries"]?.array ?? []).isEmpty })
        #expect(await shared.next { $0.name == "snapshot" } != nil)
        let renewed = await renew(house)
        #expect(renewed.map(\.result) == [.same] && renewed.first?.viewerID.rawValue == watch)
        let fresh = try #require(await owner.next("snapshot"))
        #expect(fresh.id?.hasPrefix("2.") == true && fresh.data["epoch"] == 2)
        #expect(fresh.data["session"]?["id"]?.string == id && fresh.data["restored"]?["inputs"] != nil)
        let watched = try #require(await shared.next("snapshot"))
        #expect(watched.data["data"]?["session"]?["id"]?.string == watch && !"\(watched.data)".contains(id))
        let retry = try #require(failed.data["retries"]?[0]?["id"]?.string)
        _ = try await house.send(.post("/api/sessions/\(id)/inputs", #"{"type":"retry","retry":"\#(retry)"}"#))
        let next = try #require(await owner.next("state"))
        #expect(next.id?.hasPrefix("2.") == true)
        // A client with the id of an earlier event gets a snapshot; a client with the current id continues.
        let late = try await house.stream("/api/sessions/\(id)/events", lastEventID: failed.id)
        #expect(await late.next()?.name == "snapshot")
        let here = try await house.stream("/api/sessions/\(id)/events", lastEventID: fresh.id)
        #expect(await here.next()?.name != "snapshot")
    }

    @Test func `A crash while reading the reloaded app sends gone to each stream, and the session goes on`()
        async throws
    {
        let house = try Kennelhouse(.inProcess)
        let (id, watch) = try await house.open(#"{"screen":"/twice"}"#)
        let owner = try await house.stream("/api/sessions/\(id)/events")
        let shared = try await house.stream("/api/events?session=\(watch)")
        for stream in [owner, shared] { #expect(await stream.next("snapshot") != nil) }
        let worlds = CrashingWorlds(LocalWorlds(AppDelegate.init))
        worlds.crashWhenAsked { if case .state = $0 { true } else { false } }
        #expect(await renew(house, in: worlds).map(\.result) == [.same])
        #expect(await owner.next("gone")?.data["type"] == "urn:kennel:problem:look-crashed")
        let gone = try #require(await shared.next("gone"))
        #expect(gone.data["session"]?.string == watch && gone.data["status"] == 500)
        #expect(worlds.deaths == 2)
        worlds.crashWhenAsked { _ in false }
        #expect(try await house.send(.get("/api/sessions/\(id)")).json["session"]?["phase"] == "live")
    }

    @Test func `A recording is shown again after an app reload, and its steps have the new epoch`() async throws {
        let house = try Kennelhouse(.inProcess)
        let (id, _) = try await house.open()
        let file = try await house.send(.get("/api/sessions/\(id)/recording"))
        var upload = Ask.post("/api/recordings", file.text)
        upload.headers["Content-Type"] = "application/x-ndjson"
        let opened = try #require(try await house.send(upload).json["id"]?.string)
        let stream = try await house.stream("/api/sessions/\(opened)/events")
        let first = try #require(await stream.next("snapshot"))
        #expect(await renew(house).map(\.result) == [.same, .same])
        let again = try #require(await stream.next("snapshot"))
        #expect(again.data["session"]?["phase"] == "recording" && again.data["epoch"] != first.data["epoch"])
        #expect(again.data["tree"] == first.data["tree"])
        let step = try await house.send(.get("/api/sessions/\(opened)/steps/1")).json
        #expect(step["snapshot"]?["epoch"] == again.data["epoch"])
    }
}

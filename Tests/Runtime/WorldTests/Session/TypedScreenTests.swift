import Beagle
import HeadlessUIKit
import JSON
import KennelTesting
import SessionSupport
import Testing
import Wire

@Suite("A screen that somebody writes")
struct TypedScreenTests {
    private static func text(_ words: String) -> String {
        #"{"_beagleComponent_": "beagle:text", "text": "\#(words)"}"#
    }
    private static let broken = "{\"_beagleComponent_\": \"beagle:container\",\n \"children\": 7}"

    private func open(_ text: String, controller: String? = nil) async -> TestSession {
        await TestSession(
            BeagleApp.init, configuration: SessionConfiguration(screenJSON: text, controller: controller))
    }

    private func document(of session: TestSession) async throws -> JSON {
        let bytes = await withCheckedContinuation { continuation in
            session.session.synchronize { continuation.resume(returning: try? await $0.document()) }
        }
        return try JSON(parsing: try #require(bytes))
    }

    @Test func `A new document text replaces the old screen under the chosen controller`() async throws {
        let session = await open(Self.text("One"), controller: "Quiet")
        try await session.send(.document(ScreenDocument(text: Self.text("Two"))))
        #expect(await session.texts().filter { $0 == "One" || $0 == "Two" } == ["Two"])
        #expect(await Set(session.states().map(\.controller)) == ["QuietController"])
        #expect(try await document(of: session) == ["text": .string(Self.text("Two"))])
    }

    @Test func `Replacing the document text dismisses an alert presented by the old screen`() async throws {
        let alerting = """
            {"_beagleComponent_": "beagle:button", "text": "Say", "onPress":
              [{"_beagleAction_": "beagle:alert", "message": "Hello"}]}
            """
        let session = await open(alerting)
        try await session.tap("Say")
        #expect(await session.alerts().count == 1)
        try await session.send(.document(ScreenDocument(text: Self.text("Two"))))
        #expect(await session.alerts() == [])
        #expect(await session.shows("Two"))
    }

    @Test func `An undecodable text leaves the screen and its states unchanged and reports the error`() async throws {
        let session = await open(Self.text("One"))
        let states = await session.stateNames()
        try await session.send(.document(ScreenDocument(text: Self.broken)))
        #expect(await session.shows("One"))
        #expect(await session.stateNames() == states)
        let document = try await document(of: session)
        #expect(document["text"] == .string(Self.broken))
        #expect(document["error"]?["kind"] == "declarativeText")
        #expect(document["error"]?["line"] == 2)
        #expect(document["error"]?["path"] == "children")
        #expect(document["error"]?["value"] == "7")
    }

    @Test func `Unknown names in a text are reported as warnings with the nearest known name`() async throws {
        let session = await open(
            """
            {"_beagleComponent_": "beagle:container", "children": [
              {"_beagleComponent_": "beagle:txt", "text": "One"},
              {"_beagleComponent_": "beagle:text", "text": "Two", "textColour": "#FF0000"}
            ]}
            """)
        let document = try await document(of: session)
        #expect(document["error"] == nil)
        #expect(
            document["warnings"] == [
                [
                    "kind": "unknownComponent", "name": "beagle:txt", "nearest": "beagle:text", "line": 2, "column": 25,
                    "path": "children[0]._beagleComponent_",
                ],
                [
                    "kind": "unknownMember", "name": "textColour", "nearest": "textColor", "line": 3, "column": 55,
                    "path": "children[1].textColour",
                ],
            ])
        #expect(await session.shows("Two"))
    }

    @Test func `An undecodable text can be shown as an error, and the next valid text replaces it`() async throws {
        let session = await open(Self.text("One"))
        try await session.send(.document(ScreenDocument(text: Self.broken, broken: .show)))
        #expect(await session.shows("Error"))
        #expect(await session.snapshot()["states"]?.array?.last { $0["state"] == "error" }?["error"]?["line"] == 2)
        try await session.send(.document(ScreenDocument(text: Self.text("Two"))))
        #expect(await session.shows("Two"))
        #expect(await !session.shows("Error"))
    }

    @Test func `A session opened with text has a document, and a session opened with a screen has none`() async throws {
        let session = await open(Self.broken)
        #expect(try await document(of: session)["error"]?["line"] == 2)
        let remote = await TestSession.open(BeagleApp.init, screen: "/home")
        let bytes = await withCheckedContinuation { continuation in
            remote.session.synchronize { continuation.resume(returning: try? await $0.document()) }
        }
        #expect(bytes == nil)
    }

    @Test func `The same texts in the same order produce the same snapshot`() async throws {
        var snapshots: [JSON] = []
        for _ in 1...2 {
            let session = await open(Self.text("One"))
            for text in [Self.text("Two"), Self.broken, Self.text("Three")] {
                try await session.send(.document(ScreenDocument(text: text)))
            }
            snapshots.append(await session.snapshot())
        }
        #expect(snapshots[0] == snapshots[1])
    }
}

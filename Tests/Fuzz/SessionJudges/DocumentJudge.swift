import Dispatch
import Foundation
import JSON
import KennelTesting
import Locks
import SessionSupport
import Wire

/// Opens a session with a document made of the bytes, presses its buttons, and rebuilds it. The rebuilt session must
/// show the same screen.
package func judgeDocument(_ bytes: [UInt8]) -> String? {
    var maker = DocumentMaker(bytes)
    let document = maker.screen()
    let (done, complaint) = (DispatchSemaphore(value: 0), Locked<String?>(nil))
    Task.detached {
        let found = await judge(document)
        complaint.withLock { $0 = found }
        done.signal()
    }
    done.wait()
    return complaint.withLock { $0 }
}

/// Returns the ids of tappable views, in the order of the tree.
private func pressable(_ node: JSON) -> [ViewID] {
    let isPressed = node["kind"] == "button" || node["props"]?["tap"] == true
    let own = isPressed ? node["id"]?.string.flatMap { ViewID($0) } : nil
    return (own.map { [$0] } ?? []) + (node["children"]?.array ?? []).flatMap { pressable($0) }
}

private func judge(_ document: String) async -> String? {
    let session = await TestSession.open(PlainApp.init, json: document)
    for _ in 0..<4 {
        // One snapshot serves for several presses, because a snapshot takes longer than they do.
        let tree = await session.snapshot()["tree"] ?? .null
        for view in pressable(tree).prefix(6) { try? await session.send(.tap(view)) }
        await session.advance(by: .seconds(1))
    }
    let before = await session.snapshot()
    guard let phase = before["session"]?["phase"]?.string else { return "the session cannot be looked at: \(document)" }
    guard phase == "live" else { return nil }
    do {
        let rebuilt = try await session.rebuilt(PlainApp.init)
        let (one, other) = (before["tree"], await rebuilt.snapshot()["tree"])
        await rebuilt.end()
        return one == other ? nil : "a session that is rebuilt shows something else: \(document)"
    } catch {
        return "its past is damaged: \(error)"
    }
}

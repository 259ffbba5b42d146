import Foundation
import HeadlessUIKit
import Wire
import World

/// A session of an app that is nothing, so that what Swift looks up once for each process is found before it forks.
///
/// No line of the real app runs: its static state stays as the program made it.
struct WarmUp {
    private final class Nobody: UIResponder, UIApplicationDelegate {}

    /// Kinds of views, an expression and an action, as most documents have them.
    private static let document = """
        {"_beagleComponent_":"beagle:screenComponent","navigationBar":{"title":"…"},"child":{
        "_beagleComponent_":"beagle:container","context":{"id":"c","value":"…"},"style":{"flex":{"grow":1}},"children":[
        {"_beagleComponent_":"beagle:text","text":"@{c}"},
        {"_beagleComponent_":"beagle:textInput","placeholder":"…"},
        {"_beagleComponent_":"beagle:button","text":"…","onPress":[
        {"_beagleAction_":"beagle:setContext","contextId":"c","value":1}]}]}}
        """

    /// Opens the session, and asks what it shows, by the words that a front has for that. Throws where these have none.
    func run() throws {
        let setup = WorldSetup(configuration: SessionConfiguration(screenJSON: Self.document), limits: .standard)
        let opening = Offer(.opened(setup.configuration), number: 1, time: .zero)
        var world: World?
        for request: WorldRequest in [.make(setup), .offer(opening), .ask(.state), .ask(.title)] {
            switch try heard(request) {
            case .make(let setup): world = World(setup, app: { Nobody() }, reading: { _ in nil })
            case .offer(let offer): try say((world?.offer(offer)).map { .offered($0) })
            case .ask(let question): try say((world?.answer(question)).map { .answered($0) })
            case .replay, .expect, .goLive, .read, .discard: break  // which nobody said
            }
        }
    }

    private func heard(_ request: WorldRequest) throws -> WorldRequest {
        var writer = ByteWriter()
        try request.write(to: &writer)
        var reader = ByteReader(writer.bytes[...])
        return try WorldRequest(&reader)
    }

    /// Writes what nobody reads.
    private func say(_ reply: WorldReply?) throws {
        var writer = ByteWriter()
        try reply?.write(to: &writer)
    }
}

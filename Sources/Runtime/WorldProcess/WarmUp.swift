import Foundation
import HeadlessUIKit
import JSON
import Wire
import World

/// Runs sessions of an empty app before the process forks, so that Swift's runtime caches are already filled.
///
/// Memory that a forked process writes is its own; memory written before the fork is shared. The real app's code does
/// not run, so that its static state stays as the program created it.
struct WarmUp {
    private final class Nobody: UIResponder, UIApplicationDelegate {}

    /// A document with the kinds of views, styles, expressions and actions that most documents have.
    static let document = """
        {"_beagleComponent_":"beagle:screenComponent","navigationBar":{"title":"Title"},"child":{
        "_beagleComponent_":"beagle:container","context":{"id":"c","value":"The quick brown fox, 0123456789"},
        "style":{"backgroundColor":"#FFFFFF","flex":{"grow":1,"flexDirection":"COLUMN","justifyContent":"CENTER"},
        "padding":{"all":{"value":8,"type":"REAL"}},"size":{"width":{"value":100,"type":"PERCENT"}}},"children":[
        {"_beagleComponent_":"beagle:text","text":"@{c}","textColor":"#000000","alignment":"CENTER",
        "style":{"margin":{"top":{"value":8,"type":"REAL"},"horizontal":{"value":4,"type":"REAL"}}}},
        {"_beagleComponent_":"beagle:textInput","placeholder":"Jumps over the lazy dog"},
        {"_beagleComponent_":"beagle:image","path":{"_beagleImagePath_":"local","mobileId":"none"},
        "style":{"cornerRadius":{"radius":4},"borderWidth":1,"borderColor":"#000000"}},
        {"_beagleComponent_":"beagle:scrollview","children":[
        {"_beagleComponent_":"beagle:listView","dataSource":["a","b"],"templates":[
        {"view":{"_beagleComponent_":"beagle:text","text":"@{item}"}}]}]},
        {"_beagleComponent_":"beagle:button","text":"Set","onPress":[
        {"_beagleAction_":"beagle:setContext","contextId":"c","value":1}]},
        {"_beagleComponent_":"beagle:button","text":"Push","onPress":[
        {"_beagleAction_":"beagle:pushView","route":{"url":"/next"}}]}]}}
        """

    /// Opens a local screen, a screen from a backend, and a screen whose request fails; taps their buttons and queries
    /// their state. All requests are encoded as the server encodes them. Throws if encoding fails.
    func run() throws {
        let answer = TransportOutcome.response(TransportResponse(body: Data(Self.document.utf8)))
        let failure = TransportOutcome.failure(TransportFailure(kind: .timeout, message: "…"))
        try play(SessionConfiguration(screenJSON: Self.document), answering: answer)
        let remote = SessionConfiguration(bff: URL(string: "http://127.0.0.1:9"), screen: "/screen")
        for outcome in [answer, failure] { try play(remote, answering: outcome) }
    }

    private func play(_ configuration: SessionConfiguration, answering outcome: TransportOutcome) throws {
        guard case .make(let setup) = try heard(.make(WorldSetup(configuration: configuration, limits: .standard)))
        else { return }
        // The worlds by number, as the main loop of a process has them.
        var worlds: [UInt32: World] = [:]
        worlds[1] = World(setup, app: { Nobody() }, documents: ParsedDocuments(), reading: { _ in nil })
        guard let world = worlds[1] else { return }
        var inputs = [SessionInput.opened(configuration)]
        var number = 0
        var arePressed = false
        // Each request causes a few timers; more inputs warm up nothing further.
        while !inputs.isEmpty, number < 40 {
            number += 1
            let input = inputs.removeFirst()
            let offer = TimedInput(input, number: number, time: .seconds(number))
            guard case .apply(let heardOffer) = try heard(.apply(offer)) else { continue }
            let offered = world.apply(heardOffer)
            try encode(.applied(offered))
            guard case .taken(let turn) = offered else { continue }
            for case .send(let request, _) in turn.orders { inputs.append(outcome.asInput(of: request)) }
            if let timer = turn.checkpoint.timer {
                inputs.append(.timer(timer.id))
            } else if inputs.isEmpty, !arePressed {
                arePressed = true
                inputs = buttons(of: world).map { .tap($0) }
            }
        }
        for question in [WorldQuestion.state, .title, .screen, .requestsUnderWay] {
            guard case .ask(let question) = try heard(.ask(question)) else { continue }
            try encode(.answered(world.answer(question)))
        }
    }

    private func buttons(of world: World) -> [ViewID] {
        guard case .text(let text?) = world.answer(.state), let state = try? JSON(parsing: text) else { return [] }
        return buttons(in: state["tree"])
    }

    private func buttons(in view: JSON?) -> [ViewID] {
        let own = view?["kind"] == "button" ? view?["id"]?.string.flatMap { ViewID($0) } : nil
        return [own].compactMap(\.self) + (view?["children"]?.array ?? []).flatMap { buttons(in: $0) }
    }

    private func heard(_ request: WorldRequest) throws -> WorldRequest {
        var writer = ByteWriter()
        try request.write(to: &writer)
        var reader = ByteReader(writer.bytes[...])
        return try WorldRequest(&reader)
    }

    /// Encodes a reply and discards the result, because only the warm-up matters.
    private func encode(_ reply: WorldReply) throws {
        var writer = ByteWriter()
        try reply.write(to: &writer)
    }
}

extension TransportOutcome {
    /// Returns the outcome as the input that ends a request.
    fileprivate func asInput(of request: RequestID) -> SessionInput {
        switch self {
        case .response(let response): .response(request, response)
        case .failure(let failure): .failure(request, failure)
        }
    }
}

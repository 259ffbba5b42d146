import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@testable import Beagle

@Suite("Set-up as both eras write it")
struct SetupErasTests {
    private let application = UIApplication(host: HandTurnedHost())

    @Test func `Beagle 2.x: Dependencies passed to the configurator take effect`() {
        application.run {
            let logger = Ear()
            let dependencies = BeagleDependencies()
            dependencies.urlBuilder = UrlBuilder(baseUrl: URL(string: "https://shop.test"))
            dependencies.networkClient = Nowhere()
            dependencies.logger = logger
            dependencies.deepLinkHandler = Links()
            dependencies.theme = AppTheme(styles: [:])
            dependencies.coder.register(type: Bell.self)
            dependencies.coder.register(type: Ring.self, named: "ringTwice")
            dependencies.operationsProvider.register(operationId: "twice") { .int(($0.first.map(Self.int) ?? 0) * 2) }
            dependencies.navigator.registerNavigationController(
                builder: BeagleNavigationController.init, forId: "mine")
            BeagleConfigurator.setup(dependencies: dependencies)

            #expect(Dependencies.urlBuilder.build(path: "/a")?.absoluteString == "https://shop.test/a")
            #expect(Dependencies.networkClient is Nowhere)
            #expect(Dependencies.deepLinkHandler is Links)
            #expect(Dependencies.theme is AppTheme)
            #expect(component(#"{"_beagleComponent_":"custom:bell"}"#) is Bell)
            #expect(action(#"{"_beagleAction_":"custom:ringtwice"}"#) is Ring)
            Log(category: "Shop", message: "open", level: .info).record()
            #expect(logger.heard == ["open"])
        }
    }

    @Test func `Beagle 1.x: Assigned dependencies and types registered by function or decoder take effect`() {
        application.run {
            let dependencies = BeagleDependencies()
            dependencies.urlBuilder.baseUrl = URL(string: "https://shop.test")
            dependencies.decoder.register(component: Bell.self)
            dependencies.decoder.register(action: Ring.self)
            Beagle.dependencies = dependencies
            registerCustomComponent("Gong", componentType: Bell.self)
            registerCustomAction("Strike", actionType: Ring.self)

            #expect(Beagle.dependencies.urlBuilder.baseUrl?.host == "shop.test")
            for name in ["bell", "gong"] {
                #expect(component(#"{"_beagleComponent_":"custom:\#(name)"}"#) is Bell)
            }
            for name in ["ring", "strike"] {
                #expect(action(#"{"_beagleAction_":"custom:\#(name)"}"#) is Ring)
            }
        }
    }

    @Test func `Outside a session, the default client fails with a missing client error`() {
        var failure: NetworkError?
        application.run {
            _ = NetworkClientDefault().executeRequest(Request(url: URL(filePath: "/"))) { result in
                if case .failure(let error) = result { failure = error }
            }
        }
        #expect(failure?.error is NetworkClientMissing)
    }

    private func component(_ text: String) -> (any ServerDrivenComponent)? {
        try? Dependencies.coder.decodeComponent(from: Data(text.utf8))
    }

    private func action(_ text: String) -> (any Action)? {
        try? Dependencies.coder.decodeAction(from: Data(text.utf8))
    }

    private static func int(_ value: DynamicObject) -> Int {
        if case .int(let int) = value { int } else { 0 }
    }
}

private struct Bell: ServerDrivenComponent {
    func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}

private struct Ring: Action {
    func execute(controller: BeagleController, origin: UIView) {}
}

private struct Nowhere: NetworkClient {
    func executeRequest(
        _ request: Request, completion: @escaping (Result<NetworkResponse, NetworkError>) -> Void
    ) -> (any RequestToken)? { nil }
}

private struct Links: DeepLinkScreenManagerProtocol {
    func getNativeScreen(with path: String, data: [String: String]?) throws -> UIViewController { UIViewController() }
}

private final class Ear: BeagleLoggerType {
    var heard: [String] = []

    func log(_ log: LogType) { heard.append(log.message) }
}

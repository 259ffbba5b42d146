import BeagleLegacy
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

private final class Client: NetworkClient {
    enum Failure: Swift.Error {
        case offline
    }

    var requests: [Request] = []

    func executeRequest(_ request: Request, completion: @escaping RequestCompletion) -> RequestToken? {
        requests.append(request)
        completion(.failure(Error(error: Failure.offline, request: URLRequest(url: request.url))))
        return nil
    }
}

private final class Ear: BeagleLoggerType {
    var heard: [String] = []
    func log(_ log: LogType) { heard.append(log.message) }
}

private struct Inner: DependencyLogger {
    let logger: BeagleLoggerType
}

@Suite("Set-up as Beagle 1.9 writes it")
struct LegacySetupTests {
    private let stage = BeagleStage()

    @Test func `A network client of 1.9 receives a request's type, headers and body`() throws {
        let client = Client()
        let dependencies = BeagleDependencies(networkClient: client)
        stage.run {
            dependencies.urlBuilder = UrlBuilder(baseUrl: URL(string: "https://bff.test"))
            Beagle.dependencies = dependencies
            let screen = BeagleScreenViewController(
                .remote(.init(url: "/home", additionalData: HttpAdditionalData(httpData: nil, headers: ["k": "v"]))))
            stage.show(screen)
            SendRequest(url: "/send", method: .value(.post), data: ["a": 1], headers: .value(["h": "1"]))
                .execute(controller: screen, origin: UIView())
        }
        let (first, last) = (try #require(client.requests.first), try #require(client.requests.last))
        #expect(first.url.path == "/home" && last.url.path == "/send")
        guard case .fetchComponent = first.type else {
            Issue.record("the screen is a component")
            return
        }
        #expect((first.additionalData as? HttpAdditionalData)?.headers == ["k": "v"])
        guard case .rawRequest(let sent) = last.type else {
            Issue.record("the action's request is raw")
            return
        }
        #expect(sent.method == "POST" && sent.headers == ["h": "1"])
        #expect((sent.body as? [String: Any])?["a"] as? Int == 1)
    }

    @Test func `A logger always exists; while logging is off, the app's own logger receives nothing`() {
        let ear = Ear()
        let dependencies = BeagleDependencies(logger: ear)
        (dependencies as DependencyLogger).logger.log(Log.decode(.decodingError(type: "a")))
        dependencies.isLoggingEnabled = false
        (dependencies as DependencyLogger).logger.log(Log.decode(.decodingError(type: "b")))
        #expect(ear.heard.count == 1)
        Inner(logger: ear).logger.log(Log.cache(.clear(description: "c")))
        #expect(ear.heard.count == 2)
    }

    @Test func `The current dependencies can be read as in 1.x, whoever created them`() {
        stage.run {
            #expect(BeagleLegacy.dependencies.coder === stage.dependencies.coder, "made as today")
            #expect(BeagleLegacy.dependencies.cacheManager == nil)
            let own = BeagleDependencies()
            BeagleLegacy.dependencies = own
            #expect(BeagleLegacy.dependencies.decoder === own.coder)
            #expect(Beagle.dependencies is BeagleDependencies)
            #expect(Beagle.screen(.declarative(Screen(child: Text("a")))).screenType.isDeclarative)
        }
    }

    @Test func `A controller builder of 1.0 is used until a default controller is registered`() {
        final class Own: BeagleLegacy.BeagleNavigationController {}
        final class Registered: BeagleLegacy.BeagleNavigationController {}
        let dependencies = BeagleDependencies()
        stage.run {
            #expect(!(dependencies.navigation.navigationController(forId: nil) is Own))
            dependencies.makeNavigationControllers { Own() }
            #expect(dependencies.navigation.navigationController(forId: nil) is Own)
            dependencies.navigation.registerDefaultNavigationController { Registered() }
            dependencies.makeNavigationControllers { Own() }
            #expect(dependencies.navigation.navigationController(forId: nil) is Registered)
        }
    }

    @Test func `Form data is kept by group until a form of that group is submitted`() {
        let store = FormDataStoreHandler()
        store.save(data: ["a": "1"], group: "g")
        store.save(data: ["a": "2", "b": "3"], group: "g")
        #expect(store.read(group: "g") == ["a": "2", "b": "3"])
        store.formManagerDidSubmitForm(group: nil)
        #expect(store.read(group: "g") != nil)
        store.formManagerDidSubmitForm(group: "g")
        #expect(store.read(group: "g") == nil)
    }

    @Test func `Decoding a member as the wrong type throws an error`() {
        struct Place: Decodable {
            let component: ServerDrivenComponent

            enum CodingKeys: CodingKey {
                case component
            }

            init(from decoder: Decoder) throws {
                let container = try decoder.container(keyedBy: CodingKeys.self)
                component = try container.decode(forKey: .component)
            }
        }
        let text = Data(#"{"component":{"_beagleComponent_":"custom:probe"}}"#.utf8)
        stage.run {
            #expect(throws: (any Error).self) { try stage.dependencies.coder.decode(Place.self, from: text) }
        }
    }
}

extension ScreenType {
    fileprivate var isDeclarative: Bool {
        if case .declarative = self { true } else { false }
    }
}

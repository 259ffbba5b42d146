import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@testable import Beagle

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("Set-up by factories, as Beagle 2.1 writes it")
struct ConfigurationTests {
    private let application = UIApplication(host: HandTurnedHost())

    @Test func `Factories' dependencies take effect with the first screen and resolve others by type`() {
        application.run {
            var factory = BeagleDependenciesFactory()
            factory.networkClient = Factory { resolver in Client(resolver) }
            factory.logger = Factory { _ in Ear() }
            factory.urlBuilder = Factory { _ in UrlBuilder(baseUrl: URL(string: "https://shop.test")) }
            let configuration = BeagleConfiguration(dependencies: factory)
            configuration.dependencies.coder.register(type: Bell.self)
            configuration.dependencies.operationsProvider.register(operationId: "one") { _ in .int(1) }
            #expect(Dependencies.networkClient == nil)

            _ = BeagleScreenViewController(ScreenType.Remote(url: "/a"), config: configuration)

            let client = Dependencies.networkClient as? Client
            #expect(client?.logger is LoggerProxy)
            #expect((client?.logger as? LoggerProxy)?.logger is Ear)
            #expect(client?.handler == nil)
            #expect(Dependencies.urlBuilder.build(path: "/a")?.absoluteString == "https://shop.test/a")
            let text = Data(#"{"_beagleComponent_":"custom:bell"}"#.utf8)
            #expect((try? Dependencies.coder.decodeComponent(from: text)) is Bell)
        }
    }

    @Test func `Each way of creating a screen, and GlobalConfiguration, puts a configuration into effect`() {
        application.run {
            let ways: [(BeagleConfiguration) -> Void] = [
                { _ = BeagleScreenViewController(Bell(), config: $0) },
                { _ = BeagleScreenViewController("{}", controllerId: "mine", config: $0) },
                { GlobalConfiguration = $0 },
            ]
            for (number, way) in ways.enumerated() {
                var factory = BeagleDependenciesFactory()
                factory.urlBuilder = Factory { _ in UrlBuilder(baseUrl: URL(string: "https://shop\(number).test")) }
                way(BeagleConfiguration(dependencies: factory))
                #expect(Dependencies.urlBuilder.baseUrl?.host == "shop\(number).test")
            }
        }
    }

    @Test func `Injected properties use the current dependencies, and assigned values stay`() {
        application.run {
            let dependencies = BeagleDependencies()
            dependencies.networkClient = Client(Nothing())
            Beagle.dependencies = dependencies
            let owner = Owner()
            #expect(owner.client is Client)
            #expect(owner.navigator as AnyObject === dependencies.navigation as AnyObject)
            #expect(owner.handler == nil)
            owner.handler = Links()
            #expect(owner.handler is Links)
        }
    }

    @Test func `A factory that resolves the type it creates gets an error`() {
        application.run {
            var factory = BeagleDependenciesFactory()
            var failure: String?
            factory.theme = Factory { resolver in
                do {
                    return try resolver.resolve() as any ThemeProtocol
                } catch {
                    failure = error.localizedDescription
                    return AppTheme()
                }
            }
            _ = BeagleConfiguration(dependencies: factory)
            #expect(failure == "The factory of Theme asks for what it is making.")
        }
    }

    @Test func `An object from a factory does not retain its configuration`() {
        application.run {
            var factory = BeagleDependenciesFactory()
            factory.networkClient = Factory { resolver in Client(resolver) }
            weak var configuration: BeagleConfiguration?
            weak var client: Client?
            do {
                let made = BeagleConfiguration(dependencies: factory)
                configuration = made
                GlobalConfiguration = made
                client = Dependencies.networkClient as? Client
            }
            #expect(configuration == nil)
            #expect(client != nil)
            Beagle.dependencies = BeagleDependencies()
            #expect(client == nil)
        }
    }

    @Test func `Network log messages read as in Beagle 2.1`() {
        var request = URLRequest(url: URL(filePath: "/a"))
        request.httpMethod = "PUT"
        #expect(Log.network(.httpRequest(request: .init(url: request))).message == "PUT file:///a")
        #expect(
            Log.network(.httpResponse(response: .init(data: Data([1, 2]), response: nil))).message
                == "Answer to a request, 2 bytes")
        #expect(Log.decode(.decodingError(type: "bell")).level == .error)
    }

    @Test func `An app's own view is laid out by a component's style`() {
        let view = UIView()
        #expect(!view.style.isFlexEnabled)
        view.style.setup(Style(size: Size(width: 40, height: 30)))
        #expect(view.style.isFlexEnabled)
        let around = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        around.style.setup(nil)
        around.addSubview(view)
        around.style.applyLayout()
        #expect(view.frame.size == CGSize(width: 40, height: 30))
    }
}

private final class Client: NetworkClientProtocol {
    @OptionalInjected var logger: LoggerProtocol?
    @OptionalInjected var handler: DeepLinkScreenManagerProtocol?

    init(_ resolver: any DependenciesContainerResolving) {
        _logger = OptionalInjected(resolver)
        _handler = OptionalInjected(resolver)
    }

    func executeRequest(_ request: Request, completion: @escaping RequestCompletion) -> RequestToken? {
        let result: NetworkClientProtocol.NetworkResult = .failure(
            NetworkError(error: NetworkClientMissing(), request: URLRequest(url: request.url)))
        completion(result)
        return nil as URLSessionDataTask?
    }
}

private final class Owner {
    @OptionalInjected var client: NetworkClientProtocol?
    @OptionalInjected var handler: DeepLinkScreenManagerProtocol?
    @Injected var navigator: NavigationProtocol
}

private struct Nothing: DependenciesContainerResolving {
    struct Empty: Error {}

    func resolve<Dependency>() throws -> Dependency { throw Empty() }
}

private struct Bell: ServerDrivenComponent {
    func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}

private struct Links: DeepLinkScreenManagerProtocol {
    func getNativeScreen(with path: String, data: [String: String]?) throws -> UIViewController { UIViewController() }
}

private final class Ear: BeagleLoggerType {
    func log(_ log: LogType) {}
}

import Beagle
import TestSupport
import Testing

@Suite("Dependencies")
struct DependenciesTests {
    @Test("Each application has its own")
    func perApplication() {
        let (first, second) = (BeagleStage(), BeagleStage())
        first.run { #expect(Beagle.dependencies as AnyObject === first.dependencies) }
        second.run {
            #expect(Beagle.dependencies as AnyObject === second.dependencies)
            first.run { #expect(Beagle.dependencies as AnyObject === first.dependencies) }
            BeagleConfigurator.setup(dependencies: first.dependencies)
            #expect(Beagle.dependencies as AnyObject === first.dependencies)
        }
    }

    @Test("Outside any application there is one set for every thread")
    func outside() async {
        let mine = BeagleDependencies()
        Beagle.dependencies = mine
        let expected = ObjectIdentifier(mine)
        let found = await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                continuation.resume(returning: ObjectIdentifier(Beagle.dependencies as AnyObject))
            }
        }
        #expect(found == expected)
    }

    @Test("An application that sets none gets defaults that stay the same")
    func defaults() {
        let application = UIApplication(host: HandTurnedHost())
        application.run {
            #expect(Beagle.dependencies as AnyObject === Beagle.dependencies as AnyObject)
        }
    }

    @Test("A controller asks for the session's own through every name")
    func names() {
        let stage = BeagleStage()
        stage.run {
            let screen = BeagleScreenViewController(.remote(.init(url: "/")))
            #expect(screen.dependencies as AnyObject === stage.dependencies)
            #expect(Dependencies.navigator as AnyObject === stage.dependencies.navigation as AnyObject)
            #expect(stage.dependencies.navigator as AnyObject === stage.dependencies.navigation as AnyObject)
        }
    }
}

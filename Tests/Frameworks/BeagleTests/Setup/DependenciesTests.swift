import Beagle
import TestSupport
import Testing

@Suite("Dependencies")
struct DependenciesTests {
    @Test func `Each application has its own dependencies`() {
        let (first, second) = (BeagleStage(), BeagleStage())
        first.run { #expect(Beagle.dependencies as AnyObject === first.dependencies) }
        second.run {
            #expect(Beagle.dependencies as AnyObject === second.dependencies)
            first.run { #expect(Beagle.dependencies as AnyObject === first.dependencies) }
            BeagleConfigurator.setup(dependencies: first.dependencies)
            #expect(Beagle.dependencies as AnyObject === first.dependencies)
        }
    }

    @Test func `Outside an application, all threads share one set of dependencies`() async {
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

    @Test func `An application that sets no dependencies keeps the same defaults`() {
        let application = UIApplication(host: HandTurnedHost())
        application.run {
            #expect(Beagle.dependencies as AnyObject === Beagle.dependencies as AnyObject)
        }
    }

    @Test func `A controller finds the session's dependencies by every name`() {
        let stage = BeagleStage()
        stage.run {
            let screen = BeagleScreenViewController(.remote(.init(url: "/")))
            #expect(screen.dependencies as AnyObject === stage.dependencies)
            #expect(Dependencies.navigator as AnyObject === stage.dependencies.navigation as AnyObject)
            #expect(stage.dependencies.navigator as AnyObject === stage.dependencies.navigation as AnyObject)
        }
    }
}

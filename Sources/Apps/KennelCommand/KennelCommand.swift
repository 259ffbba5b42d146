import Kennel
import SampleApp

/// The command `kennel`: the server with the sample app and the sample backend.
@main
struct KennelCommand {
    static func main() {
        Kennel.run(AppDelegate.init, backend: Backend(SampleBackend.self))
    }
}

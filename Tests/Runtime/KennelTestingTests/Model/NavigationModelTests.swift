import Chance
import Testing

@Suite("Navigation and retries against a simple model")
struct NavigationModelTests {
    @Test(arguments: 0..<24)
    func `Random navigation steps match the model; a failure reports the shortest failing steps`(_ seed: Int) async {
        var numbers = SeededNumbers(seed: UInt64(seed))
        let steps = (0..<40).map { _ in NavigationStep.random(&numbers) }
        guard let (course, difference) = await NavigationCourse(steps: steps).shrunk() else { return }
        Issue.record("\(difference)\nNavigationCourse(steps: \(course.steps))")
    }
}

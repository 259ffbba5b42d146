import Chance
import Testing

@Suite("Navigation and retries against a simple model")
struct NavigationModelTests {
    @Test(
        "Random courses come to what the model says; one that does not is told with as few steps as do it",
        arguments: 0..<24)
    func random(_ seed: Int) async {
        var numbers = SeededNumbers(seed: UInt64(seed))
        let steps = (0..<40).map { _ in NavigationStep.random(&numbers) }
        guard let (course, difference) = await NavigationCourse(steps: steps).shrunk() else { return }
        Issue.record("\(difference)\nNavigationCourse(steps: \(course.steps))")
    }
}

// Each mentee gets one mentor: LEMON's network simplex. Prints one line of JSON: the total score, the processor's milliseconds for building the
// network from the scores and for solving it (the middle of so many runs), and the peak of memory.
#include <lemon/network_simplex.h>
#include <lemon/static_graph.h>
#include <sys/resource.h>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <utility>
#include <vector>

static std::vector<int32_t> numbers(const char* path) {
  std::ifstream in(path, std::ios::binary | std::ios::ate);
  std::vector<int32_t> all(in.tellg() / 4);
  in.seekg(0);
  in.read(reinterpret_cast<char*>(all.data()), all.size() * 4);
  return all;
}

static double processorMilliseconds() {
  rusage used;
  getrusage(RUSAGE_SELF, &used);
  auto of = [](const timeval& time) { return time.tv_sec * 1e3 + time.tv_usec / 1e3; };
  return of(used.ru_utime) + of(used.ru_stime);
}

static double middle(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return values[values.size() / 2];
}

int main(int, char** arguments) {
  const std::vector<int32_t> scores = numbers(arguments[1]), capacities = numbers(arguments[2]);
  const int runs = std::atoi(arguments[3]);
  const int mentors = capacities.size(), mentees = scores.size() / mentors, sink = mentees + mentors;
  std::vector<double> building, solving;
  long long objective = 0;
  for (int run = 0; run < runs; run++) {
    const double began = processorMilliseconds();
    std::vector<std::pair<int, int>> arcs;
    arcs.reserve(scores.size() + mentors);
    for (int i = 0; i < mentees; i++) {
      for (int j = 0; j < mentors; j++) arcs.emplace_back(i, mentees + j);
    }
    for (int j = 0; j < mentors; j++) arcs.emplace_back(mentees + j, sink);
    lemon::StaticDigraph graph;
    graph.build(sink + 1, arcs.begin(), arcs.end());
    std::vector<std::pair<int, int>>().swap(arcs);
    lemon::NetworkSimplex<lemon::StaticDigraph, int, int64_t> simplex(graph);
    lemon::StaticDigraph::ArcMap<int> upper(graph, 1);
    lemon::StaticDigraph::ArcMap<int64_t> cost(graph, 0);
    lemon::StaticDigraph::NodeMap<int> supply(graph, 0);
    for (size_t a = 0; a < scores.size(); a++) cost[graph.arc(a)] = -scores[a];
    for (int j = 0; j < mentors; j++) upper[graph.arc(scores.size() + j)] = capacities[j];
    for (int i = 0; i < mentees; i++) supply[graph.node(i)] = 1;
    supply[graph.node(sink)] = -mentees;
    simplex.upperMap(upper).costMap(cost).supplyMap(supply);
    const double built = processorMilliseconds();
    if (simplex.run() != simplex.OPTIMAL) return 1;
    solving.push_back(processorMilliseconds() - built);
    building.push_back(built - began);
    objective = -simplex.totalCost<int64_t>();
  }
  rusage used;
  getrusage(RUSAGE_SELF, &used);
  std::printf("{\"objective\":%lld,\"building\":%.3f,\"solving\":%.3f,\"peakMegabytes\":%.1f}\n", objective, middle(building),
              middle(solving), used.ru_maxrss / 1024.0);
}
